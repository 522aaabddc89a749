/** The look of the board, in the order in which later files may refine earlier ones. */
import "./board.css";
import "./tile.css";
import "./inn.css";
import "./mats.css";
import "./narrow.css";
